import { useEffect, useId } from 'react';

interface PageTitleProps {
  readonly words: string;
}

const APP = 'Sietch';
/** Headings of the pages that are there, the newest last: pages below stay while another one lies over them. */
const pages = new Map<string, string>();

function show(): void {
  const words = [...pages.values()].at(-1);
  document.title = words === undefined || words === APP ? APP : `${words} · ${APP}`;
}

/** The heading of a page is its title too: in the tab, in the history, and for those who hear it. */
export function PageTitle({ words }: PageTitleProps) {
  const id = useId();
  useEffect(() => {
    pages.set(id, words);
    show();
  }, [id, words]);
  useEffect(
    () => () => {
      pages.delete(id);
      show();
    },
    [id],
  );
  return null;
}
