import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { announce } from "../../../tag/announce.ts";
import type { action } from "../../../webshoppingbag/bag-page.tsx";
import { ADD_FIELD } from "./card/add-field.ts";

interface Waiting {
  form: HTMLFormElement;
  itemNo: string;
}

/**
 * Sends the small forms of a wall's cards without leaving the page, one after another: two at once would each open a bag for a visitor
 * who has none.
 * @returns how often something has been added, and why the last item could not be
 */
export function useQuickAdd(wall: RefObject<HTMLElement | null>): { added: number; refusal: string | null; forget: () => void } {
  const { state, data, submit } = useFetcher<typeof action>();
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
      setButtons(done.form, false);
      done.form.classList.toggle("is-added", data?.added === true);
      if (data?.added) {
        setAdded((count) => count + 1);
        announce("add-to-cart");
      }
      setRefusal(data?.messages?.join(" ") ?? null);
      setWaiting((all) => all.slice(1));
    } else if (next) {
      sent.current = next;
      void submit({ [ADD_FIELD]: next.itemNo }, { method: "post", action: next.form.getAttribute("action") ?? "" });
    }
  }, [state, data, next, submit]);
  useEffect(() => {
    const element = wall.current;
    const send = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement && form.matches(".quick-add") && submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      const { value } = submitter;
      setButtons(form, true);
      setWaiting((all) => [...all, { form, itemNo: value }]);
    };
    element?.addEventListener("submit", send);
    return () => element?.removeEventListener("submit", send);
  }, [wall]);
  return { added, refusal, forget };
}

function setButtons(form: HTMLFormElement, areDisabled: boolean): void {
  for (const button of form.querySelectorAll("button")) button.disabled = areDisabled;
}
