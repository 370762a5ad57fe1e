import { useFetcher } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";

/** Adds a sample of a product to the bag without leaving the scene. Without scripts it is a plain form. */
export function SampleForm({ itemNo, name }: { itemNo: string; name: string }) {
  const t = useText();
  const address = useAddress();
  const { Form, state, data } = useFetcher<{ added: boolean; messages?: string[] }>();
  const answer = state === "idle" ? data : undefined;
  return (
    <Form method="post" action={address("shoppingbag")}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="itemNo" value={itemNo} />
      <input type="hidden" name="quantity" value="1" />
      <button type="submit" disabled={state !== "idle"} className="sample-button" aria-label={t("gallery.sampleOf", { name })}>
        {t("gallery.sample")}
      </button>{" "}
      <span role="status" className={answer?.added ? "text-moss" : "text-clay"}>
        {answer?.added ? t("gallery.sampleAdded") : answer?.messages?.join(" ")}
      </span>
    </Form>
  );
}
