/** What a push says, and what is shown of it. */
export interface Note {
  /** The same twice is shown once. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The page that a click opens. */
  readonly link: string;
  /** Its battle: what is newer takes the place of what is older. */
  readonly tag: string;
  /** Only in the first: with it this browser says yes. */
  readonly word?: string;
}
/** `renotify`: what takes an older one's place is heard all the same. */
export interface Shown extends NotificationOptions {
  readonly renotify: boolean;
  readonly data: { readonly link: string };
}

const kTexts = ["id", "title", "text", "link", "tag"] as const;
const isText = (value: unknown): value is string => typeof value === "string";

/** Nothing, if it is no push of ours. */
export function noteOf(text: string): Note | undefined {
  try {
    const said = JSON.parse(text) as Partial<Record<keyof Note, unknown>> | null;
    if (!said?.id || !kTexts.every((name) => isText(said[name]))) return undefined;
    return said.word === undefined || isText(said.word) ? (said as Note) : undefined;
  } catch {
    return undefined;
  }
}
/** Under the name by which this browser knows the site: the server may know itself by another. */
export function pageOf(link: string, origin: string): string {
  const page = URL.canParse(link, origin) ? new URL(link, origin) : new URL(origin);
  return origin + page.pathname + page.search + page.hash;
}
/** Ours, so that it is known at a glance from whom a call comes; no browser draws a drawing there. */
const kIcon = "/icon-192.png";
export const shownAs = ({ text, tag }: Note, link: string): Shown => ({
  body: text,
  icon: kIcon,
  tag,
  renotify: tag !== "",
  data: { link },
});
/** An open window that shows the page already, with whatever seat. */
export function isThere(open: string, link: string): boolean {
  const [here, there] = [new URL(open), new URL(link)];
  const isSame = here.origin === there.origin && here.pathname === there.pathname;
  return isSame && (there.hash === "" || there.hash === here.hash);
}
