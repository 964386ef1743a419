/** A week: no push service keeps one longer than the server asks. */
const kKept = 7 * 24 * 3600 * 1000;

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open("ordercap.push", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("seen");
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
function forgetOld(seen: IDBObjectStore, now: number): void {
  const each = seen.openCursor();
  each.onsuccess = () => {
    const at = each.result;
    if (!at) return;
    if (Number(at.value) < now - kKept) at.delete();
    at.continue();
  };
}

/** A worker is ended between two pushes: what it has shown is kept by the browser. */
export async function isNew(id: string, now = Date.now()): Promise<boolean> {
  try {
    const kept = await opened();
    return await new Promise((done) => {
      const change = kept.transaction("seen", "readwrite");
      const seen = change.objectStore("seen");
      forgetOld(seen, now);
      seen.add(now, id);
      change.oncomplete = () => done(true);
      // An id that is there cannot be added.
      change.onabort = () => done(change.error?.name !== "ConstraintError");
    });
  } catch {
    return true;
  }
}
