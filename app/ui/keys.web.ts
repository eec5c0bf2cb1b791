/** What Space chooses; buttons answer it already. */
const CHOSEN_BY_SPACE: readonly string[] = ['radio', 'checkbox', 'switch', 'tab'];
const NEXT: readonly string[] = ['ArrowRight', 'ArrowDown'];
const BEFORE: readonly string[] = ['ArrowLeft', 'ArrowUp'];

/** The parts of a group that the arrows go through. */
const GROUPS = { radio: 'radiogroup', tab: 'tablist' } as const;

function isGrouped(role: string | null): role is keyof typeof GROUPS {
  return role === 'radio' || role === 'tab';
}

/** The next part of the group, around the end too. */
function neighbour(of: HTMLElement, role: keyof typeof GROUPS, step: 1 | -1): HTMLElement | null {
  const group = of.closest(`[role="${GROUPS[role]}"]`);
  const parts = [...(group?.querySelectorAll<HTMLElement>(`[role="${role}"]`) ?? [])].filter(
    (part) => part.getAttribute('aria-disabled') !== 'true',
  );
  const at = parts.indexOf(of);
  return at < 0 ? null : (parts[(at + step + parts.length) % parts.length] ?? null);
}

function answer(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const role = target.getAttribute('role');
  const done = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (key === 'Enter' && role === 'link' && target.tagName !== 'A') {
    done();
    target.click();
  } else if (key === ' ' && CHOSEN_BY_SPACE.includes(role ?? '') && target.tagName !== 'INPUT') {
    done();
    target.click();
  } else if (isGrouped(role) && (NEXT.includes(key) || BEFORE.includes(key))) {
    const other = neighbour(target, role, NEXT.includes(key) ? 1 : -1);
    if (other === null || other === target) return;
    done();
    other.focus();
    // A radio is chosen with the focus; a tab is opened by Enter or Space.
    if (role === 'radio') other.click();
  }
}

/** Keys that React Native's elements do not answer in a browser: links, radios, tabs and switches. Returns the way to end it. */
export function answerKeys(): () => void {
  document.addEventListener('keydown', answer, true);
  return () => document.removeEventListener('keydown', answer, true);
}
