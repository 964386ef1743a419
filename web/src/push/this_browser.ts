import { addReach, reaches, type Reach, type Seat } from "../lobby/reach.ts";
import { forget, keep, keptFor } from "./kept.ts";

/** This browser as one that is called: by its maker's push service, with a worker that runs while no page is open. */
const kWorker = "/push-worker.js";

export type WhyNot = "refused" | "offline" | "unreached";
export class NotCalled extends Error {
  readonly why: WhyNot;
  constructor(why: WhyNot) {
    super(why);
    this.why = why;
  }
}
/** What a browser says when it does not subscribe; most words of it are its own. */
export function whyNot(error: unknown, isOnline: boolean): WhyNot {
  const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
  if (isRefused) return "refused";
  return isOnline ? "unreached" : "offline";
}
/** Where the page came unlocked, there is no worker. */
export const canBeCalled = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** A key as it stands in a text, as bytes. */
export function keyOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  String(new Uint8Array(one ?? new ArrayBuffer())) === String(other);

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): {
    createScriptURL(address: string): string;
  };
}
let address: string | undefined;
/** The page's own policy lets no text name a script, but for one of this name. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  const rules = { createScriptURL: () => kWorker };
  address ??= trustedTypes?.createPolicy("push-worker", rules).createScriptURL(kWorker) ?? kWorker;
  return address;
}

export async function current(): Promise<PushSubscription | null | undefined> {
  if (!canBeCalled()) return undefined;
  const worker = await navigator.serviceWorker.getRegistration("/").catch(() => undefined);
  return worker?.pushManager.getSubscription().catch(() => undefined);
}
/** That which is there, if it is for this key. */
export async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerAddress(), { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: keyOf(key) };
  const there = await pushManager.getSubscription();
  if (there && isSame(there.options.applicationServerKey, wanted.applicationServerKey))
    return there;
  await there?.unsubscribe();
  return pushManager.subscribe(wanted);
}

/** Which of the ways are this browser's, as long as its subscription is the one that they were made with. */
export const own = async (): Promise<readonly string[]> => keptFor((await current())?.endpoint);

/** With its last way its subscription ends. */
async function leaveUnused(made: PushSubscription): Promise<void> {
  if (keptFor(made.endpoint).length === 0) await made.unsubscribe().catch(() => false);
}
export async function tell(
  seat: Seat,
  made: PushSubscription,
  language: string,
): Promise<readonly Reach[]> {
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  const place = { kind: "push", address: made.endpoint, p256dh, auth } as const;
  const before = (await reaches(seat)).map(({ id }) => id);
  const list = await addReach(seat, { ...place, language });
  const added = list.filter(({ id, kind }) => kind === "push" && !before.includes(id));
  keep(
    { endpoint: made.endpoint, battle: seat.battle },
    added.map(({ id }) => id),
  );
  return list;
}
/** From a press only: the first thing is that the person is asked. */
export async function callHere(
  seat: Seat,
  key: string,
  language: string,
): Promise<readonly Reach[]> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotCalled("refused");
  const made = await subscription(key).catch((error: unknown) => {
    throw new NotCalled(whyNot(error, navigator.onLine));
  });
  try {
    return await tell(seat, made, language);
  } catch (error) {
    await leaveUnused(made);
    throw navigator.onLine ? error : new NotCalled("offline");
  }
}
export async function endHere(id: string): Promise<void> {
  const made = await current();
  const isOwn = keptFor(made?.endpoint).includes(id);
  forget([id]);
  if (made && isOwn) await leaveUnused(made);
}
