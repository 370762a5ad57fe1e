import { numberOrText } from "@azulejo/contract/typed/number.ts";

interface Room {
  name: string;
  quantity: number;
}

/** Reads the room rows of a form, without rows that have no name; a missing quantity is 0. */
export function roomsIn(form: FormData): Room[] {
  const quantities = form.getAll("roomQuantity").map((typed) => (typed === "" ? 0 : numberOrText(typed)));
  const rooms = form.getAll("roomName").map((name, index) => ({ name: String(name).trim(), quantity: quantities[index] ?? 0 }));
  return rooms.filter((room) => room.name !== "");
}
