/** One value that can be watched. Svelte reads it as a store: `$name`. */
export interface Readable<T> {
  get(): T;
  /** Calls at once and after every change; the answer ends it. */
  subscribe(watcher: (value: T) => void): () => void;
}
export interface Observable<T> extends Readable<T> {
  set(value: T): void;
  update(change: (value: T) => T): void;
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial;
  const watchers = new Set<(value: T) => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const watcher of [...watchers]) watcher(value);
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (watcher) => {
      watchers.add(watcher);
      watcher(value);
      return () => watchers.delete(watcher);
    },
  };
}
