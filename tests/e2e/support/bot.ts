import { spawn } from "node:child_process";
import { kRoot } from "./files";
import { kBinary, type Battle, type Ordercap, type SeatLink } from "./server";

/** Sits down in a seat and plays it by the whims of its seed, until the battle is over or the server gone. */
export function seatBot(
  server: Ordercap,
  { battle, seats }: Battle,
  role: SeatLink["role"],
  seed: number,
): { leave(): void } {
  const token = seats.find((seat) => seat.role === role)?.token ?? "";
  const child = spawn(
    kBinary,
    [
      ...["bot", "--url", server.url, "--battle", battle],
      ...["--token", token, "--seed", String(seed)],
    ],
    { cwd: kRoot, stdio: "ignore" },
  );
  return { leave: () => child.kill() };
}
