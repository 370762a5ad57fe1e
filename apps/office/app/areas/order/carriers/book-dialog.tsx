import type { OfficeOrder } from "@azulejo/contract";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import type { CallValue } from "../../../call/calls.ts";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { LineUnits, readUnits } from "../dialogs/line-units.tsx";
import { type Bookings, leftToBook } from "./bookings.ts";
import { PieceFields, readPieces, readServices } from "./piece-fields.tsx";

interface Props {
  order: OfficeOrder;
  bookings: Bookings;
  onDone(words: string): void;
  onClose(): void;
}

type Rates = CallValue<"carrierRates">["rates"];

/** Asks for the rates of parcels or pallets, and books the one that staff choose. */
export function BookDialog({ order, bookings, onDone, onClose }: Props) {
  const t = useText();
  const rating = useCall("carrierRates");
  const booking = useCall("bookCarrier");
  const [rates, setRates] = useState<Rates | null>(null);
  const [quote, setQuote] = useState("");
  const { orderNo } = order;
  const left = leftToBook(bookings);
  const lines = order.lines.filter((line) => left(line) > 0);

  const readRates = async (form: FormData): Promise<false> => {
    const chosen = readUnits(form, lines);
    if (chosen.length === 0) rating.fail({ code: null, messages: [t("advance.noUnits")], fields: {} });
    else {
      const input = { orderNo, lines: chosen, pieces: readPieces(form), accessorials: readServices(form) };
      const answer = await rating.send(input);
      setRates(answer?.rates ?? null);
      setQuote(answer?.rates[0]?.quote ?? "");
    }
    return false;
  };
  const book = async (): Promise<boolean> => {
    const chosen = rates?.find((one) => one.quote === quote);
    const changed = chosen && (await booking.send({ orderNo, quote }));
    if (chosen && changed) onDone(t("carriers.done.booked", { carrier: chosen.carrier }));
    return Boolean(changed);
  };
  const hasRates = rates !== null && rates.length > 0;
  return (
    <ActionDialog
      title={t("carriers.dialog", { orderNo: String(orderNo) })}
      confirm={t(hasRates ? "carriers.confirm" : "carriers.getRates")}
      isSending={rating.isSending || booking.isSending}
      failure={booking.failure ?? rating.failure}
      onConfirm={(form) => (hasRates ? book() : readRates(form))}
      onClose={onClose}
      place="side"
    >
      {/* Rates are those of what was entered. */}
      <div className="stack" onInput={() => setRates(null)}>
        <LineUnits lines={lines} left={left} />
        <PieceFields
          takes={bookings.takes}
          residential={order.deliveryAddress?.kind !== "commercial"}
          fields={rating.failure?.fields ?? {}}
          onRemove={() => setRates(null)}
        />
      </div>
      {hasRates && <RateChoice rates={rates} quote={quote} onChoose={setQuote} />}
      {rates?.length === 0 && <p className="warn">{t("carriers.noRates")}</p>}
      <p className="what-happens">{t("carriers.happens")}</p>
    </ActionDialog>
  );
}

function RateChoice({ rates, quote, onChoose }: { rates: Rates; quote: string; onChoose(quote: string): void }) {
  const t = useText();
  const { money } = useFormats();
  return (
    <Segments
      name="quote"
      legend={t("carriers.rates")}
      value={quote}
      choices={rates.map(({ quote: value, carrier, service, cents, currency, days }) => ({
        value,
        label: t("carriers.rate", { carrier, service, amount: money(cents, currency), days: days ?? 0 }),
      }))}
      onChoose={onChoose}
    />
  );
}
