/** Takes pushes, clicks on what they show, and that a push service gave another address; it keeps no file and answers no request. */
import { isThere, noteOf, pageOf, shownAs, type Note } from "./note.ts";
import { renewed, type Renewal } from "./renewed.ts";
import { isNew } from "./seen.ts";

declare const self: ServiceWorkerGlobalScope;
const { origin } = self.location;

/** Says yes in this browser's name. The page that this leads to: the battle, or where a person says it himself. */
async function confirmed(word: string): Promise<string> {
  try {
    const response = await fetch("/api/reach/confirm", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ word }),
    });
    if (!response.ok) throw new Error(response.statusText);
    const { battle } = (await response.json()) as { readonly battle: string };
    for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
      page.postMessage("confirmed");
    return `/battle/${encodeURIComponent(battle)}`;
  } catch {
    return `/reach#confirm=${encodeURIComponent(word)}`;
  }
}
async function show(note: Note | undefined): Promise<void> {
  if (!note || !(await isNew(note.id))) return;
  const link = note.word ? await confirmed(note.word) : note.link;
  await self.registration.showNotification(note.title, shownAs(note, pageOf(link, origin)));
}
async function open(link: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => isThere(url, link));
  await (there ? there.focus() : self.clients.openWindow(link));
}

self.addEventListener("push", (event) => {
  event.waitUntil(show(noteOf(event.data?.text() ?? "")));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link } = event.notification.data as { readonly link: string };
  event.waitUntil(open(link));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  const { pushManager } = self.registration;
  (event as ExtendableEvent).waitUntil(renewed(event as Renewal, pushManager));
});
