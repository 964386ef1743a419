/** By what name this browser keeps the ways that end in it. */
export const kCalled = "ordercap.called";
export function isCalledHere(): boolean {
  try {
    return localStorage.getItem(kCalled) !== null;
  } catch {
    return false;
  }
}
