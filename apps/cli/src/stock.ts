import { office } from "@azulejo/contract";
import type { OfficeLot } from "@azulejo/contract/areas/office.ts";
import { readCommandLine, runCommand, tell } from "./environment.ts";
import { asStaff } from "./orders/as-staff.ts";
import { table } from "./orders/order-text.ts";

const USAGE = `npm run stock -- COMMAND [options]

An item's stock by place and lot, for staff. It talks to a running shop over HTTP; sign in with npm run orders -- sign-in.

  show ITEM     what is on hand and what orders hold; with --lot and --store, that lot's last movements
  adjust ITEM   adds units to a lot or takes them away, for staff with the right stock.adjust; everything below is needed

  --store CODE  the store or warehouse
  --lot CODE    the lot
  --units N     such as 5, or -3 to take three away
  --note TEXT   why, such as "Broken on arrival"

  --json        prints the shop's JSON response
  --url URL     the shop; PUBLIC_URL or http://localhost:$PORT by default
  --help        this text`;

const options = {
  store: { type: "string" },
  lot: { type: "string" },
  units: { type: "string" },
  note: { type: "string" },
  json: { type: "boolean" },
  url: { type: "string" },
  help: { type: "boolean" },
} as const;

type Flags = ReturnType<typeof readArguments>["values"];
const readArguments = () => readCommandLine(options, USAGE);

/** `npm run stock`. @returns the exit code */
async function main(): Promise<number> {
  const { values: flags, positionals } = readArguments();
  const [name = "", itemNo = ""] = positionals;
  if (flags.help || !["show", "adjust"].includes(name) || itemNo === "") {
    tell(USAGE);
    return flags.help || name === "" ? 0 : 1;
  }
  const adjustment = name === "adjust" ? adjustmentIn(flags) : null;
  const { lots } = await asStaff(flags.url, (client) =>
    adjustment ? client.call(office.adjustStock, { itemNo, ...adjustment }) : client.call(office.stock, { itemNo }),
  );
  const shown = lots.filter((lot) => (!flags.store || lot.store === flags.store) && (!flags.lot || lot.code === flags.lot));
  tell(flags.json ? JSON.stringify(shown, null, 2) : lotsText(shown, flags.lot !== undefined));
  return 0;
}

/** @throws if something is missing */
function adjustmentIn({ store, lot, units, note }: Flags) {
  if (!store || !lot || !units || !note) throw new Error("An adjustment needs --store, --lot, --units and --note.");
  if (!/^[+-]?[1-9]\d{0,5}$/.test(units)) throw new Error("--units is a whole number, such as 5 or -3.");
  return { store, lot, units: Number(units), note };
}

function lotsText(lots: OfficeLot[], withMovements: boolean): string {
  if (lots.length === 0) return "No lots.";
  const rows = lots.map((lot) => [
    lot.store,
    lot.code,
    lot.shade ?? "",
    lot.caliber ?? "",
    String(lot.onHand),
    String(lot.reserved),
    String(lot.onHand - lot.reserved),
  ]);
  const overview = table(["place", "lot", "shade", "caliber", "on hand", "held", "left"], rows, ["on hand", "held", "left"]);
  if (!withMovements) return overview;
  const movements = lots.flatMap((lot) =>
    lot.movements.map((one) => [
      one.at.slice(0, 16).replace("T", " "),
      lot.store,
      one.kind,
      String(one.onHand),
      String(one.reserved),
      [one.orderNo && `order ${one.orderNo}`, one.note, one.by && `by ${one.by}`].filter(Boolean).join(", "),
    ]),
  );
  return `${overview}\n\n${table(["at (UTC)", "place", "kind", "on hand", "held", ""], movements, ["on hand", "held"])}`;
}

runCommand(main);
