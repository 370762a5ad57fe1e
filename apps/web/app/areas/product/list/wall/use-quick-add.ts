// @bundle cards
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { announce } from "../../../tag/announce.ts";
import { ADD_FIELD } from "./card/add-field.ts";

/** The bag's answer. */
interface Answer {
  added?: boolean;
  messages?: string[];
}

interface Waiting {
  /** The element with the buttons of the item's card. */
  offers: Element;
  itemNo: string;
}

/**
 * Sends the items added by a grid's buttons without leaving the page, one after another: for a visitor without a bag, two at once would
 * each create one.
 * @returns how often something has been added, and why the last item couldn't be
 */
export function useQuickAdd(wall: RefObject<HTMLFormElement | null>): { added: number; refusal: string | null; forget: () => void } {
  const { state, data, submit } = useFetcher<Answer>();
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [added, setAdded] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const forget = useCallback(() => setRefusal(null), []);
  const sent = useRef<Waiting | null>(null);
  const [next] = waiting;
  useEffect(() => {
    if (state !== "idle") return;
    const done = sent.current;
    sent.current = null;
    if (done) {
      setButtons(done.offers, false);
      done.offers.classList.toggle("is-added", data?.added === true);
      if (data?.added) {
        setAdded((count) => count + 1);
        announce("add-to-cart");
      }
      setRefusal(data?.messages?.join(" ") ?? null);
      setWaiting((all) => all.slice(1));
    } else if (next) {
      sent.current = next;
      void submit({ [ADD_FIELD]: next.itemNo }, { method: "post", action: wall.current?.getAttribute("action") ?? "" });
    }
  }, [state, data, next, submit, wall]);
  useEffect(() => {
    const element = wall.current;
    const send = (event: SubmitEvent) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.name !== ADD_FIELD) return;
      const offers = submitter.parentElement;
      if (!offers) return;
      event.preventDefault();
      const { value } = submitter;
      setButtons(offers, true);
      setWaiting((all) => [...all, { offers, itemNo: value }]);
    };
    element?.addEventListener("submit", send);
    return () => element?.removeEventListener("submit", send);
  }, [wall]);
  return { added, refusal, forget };
}

function setButtons(offers: Element, areDisabled: boolean): void {
  for (const button of offers.querySelectorAll("button")) button.disabled = areDisabled;
}
