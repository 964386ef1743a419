/** What a browser says of it; some say neither. */
export interface Renewal extends Event {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Of the old subscription, or as the server has it. */
async function keyOf({ oldSubscription }: Renewal): Promise<BufferSource | string> {
  const known = oldSubscription?.options.applicationServerKey;
  if (known) return known;
  const { push } = (await (await fetch("/api/reach")).json()) as { readonly push?: string };
  return push ?? "";
}
/** A push service has ended a subscription by itself: there is another one for the same server. Which seats it is for only a page can tell the server. */
export async function renewed(
  change: Renewal,
  pushManager: Pick<PushManager, "subscribe">,
): Promise<void> {
  if (change.newSubscription) return;
  const applicationServerKey = await keyOf(change);
  if (applicationServerKey !== "")
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
