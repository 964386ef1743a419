import type { CDPSession, Page, Worker } from "@playwright/test";

/** As a browser's maker gives it: where a push goes, and what it is locked with. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  readonly tag: string;
  readonly data: { readonly link: string };
}

/** No push service stands behind a browser without a window: what it would give is given here, everything else is the browser's. */
export async function subscribesTo(
  page: Page,
  subscription: Subscription,
): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(["notifications"], { origin });
  await page.addInitScript((given) => {
    const kKept = "test.subscribed";
    const now = (): object => {
      const renewed = localStorage.getItem("test.renewed");
      return renewed ? (JSON.parse(renewed) as object) : given;
    };
    const made = (key: BufferSource | undefined): object => ({
      ...now(),
      options: { userVisibleOnly: true, applicationServerKey: key },
      toJSON: now,
      unsubscribe: async () => {
        localStorage.removeItem(kKept);
        return true;
      },
    });
    // Without a window nothing may be shown, whatever was granted.
    Object.defineProperty(Notification, "permission", {
      get: () => "granted",
    });
    Object.assign(PushManager.prototype, {
      subscribe: async (wanted: { applicationServerKey: Uint8Array }) => {
        const key = wanted.applicationServerKey;
        localStorage.setItem(kKept, JSON.stringify([...key]));
        return made(new Uint8Array(key).buffer);
      },
      getSubscription: async () => {
        const kept = localStorage.getItem(kKept);
        if (kept === null) return null;
        return made(new Uint8Array(JSON.parse(kept) as number[]).buffer);
      },
    });
  }, subscription);
  await page.reload();
}
/** The push service gives another address by itself, while no page of ours is open. */
export async function renews(
  page: Page,
  subscription: Subscription,
): Promise<void> {
  await page.evaluate((given) => {
    localStorage.setItem("test.renewed", JSON.stringify(given));
  }, subscription);
  await page.goto("about:blank");
}
export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem("test.subscribed") !== null);

/** A browser without a window shows no notification, and no click is a person's: what would stand there is kept here, by its tag. */
const kShows = `
  Object.assign(self, { shown: new Map(), times: 0, came: "", subscribed: "" });
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, icon, tag, data }) => {
    shown.set(tag, { title, body, icon, tag, data });
    ++times;
  };
  Clients.prototype.openWindow = async (url) => { came = "opened " + url; };
  WindowClient.prototype.focus = async function () { came = "back to " + this.url; };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    subscribed = applicationServerKey;
  };
  self.renew = async () => {
    let work;
    const waitUntil = (promise) => { work = promise; };
    dispatchEvent(Object.assign(new ExtendableEvent("pushsubscriptionchange"), { waitUntil }));
    await work;
    return subscribed;
  };
  self.click = async (tag) => {
    let work;
    const notification = { ...shown.get(tag), close: () => shown.delete(tag) };
    const waitUntil = (promise) => { work = promise; };
    dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification, waitUntil }));
    await work;
    return came;
  };`;

/** Stands where the push service and the person stand: hands pushes to the worker, and looks at what it shows. */
export class PushWire {
  #registration = "";
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    readonly worker: Worker,
  ) {}

  /** Of a page whose browser has been asked to be called. */
  static async of(page: Page): Promise<PushWire> {
    const context = page.context();
    const worker =
      context.serviceWorkers()[0] ??
      (await context.waitForEvent("serviceworker"));
    const session = await context.newCDPSession(page);
    const wire = new PushWire(page, session, worker);
    session.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations }) => {
        for (const one of registrations)
          if (!one.isDeleted) wire.#registration = one.registrationId;
      },
    );
    await session.send("ServiceWorker.enable");
    await worker.evaluate(kShows);
    return wire;
  }
  deliver(data: string): Promise<unknown> {
    const { origin } = new URL(this.page.url());
    const registrationId = this.#registration;
    return this.session.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data,
    });
  }
  /** What stands there now, and how often something was shown at all. */
  shown(): Promise<{ readonly all: readonly Shown[]; readonly times: number }> {
    return this.worker.evaluate("({ all: [...shown.values()], times })");
  }
  /** Which page a click on it led to, and whether it was open already. */
  click(tag: string): Promise<string> {
    return this.worker.evaluate((one) => {
      const { click } = self as unknown as {
        click(tag: string): Promise<string>;
      };
      return click(one);
    }, tag);
  }
  /** The browser says that its subscription is over; with which key the worker subscribed again. */
  renew(): Promise<string> {
    return this.worker.evaluate(() => {
      const { renew } = self as unknown as { renew(): Promise<string> };
      return renew();
    });
  }
}
