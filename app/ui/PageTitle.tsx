interface PageTitleProps {
  readonly words: string;
}

/** Only a web page has a title. */
export function PageTitle(_props: PageTitleProps) {
  return null;
}
