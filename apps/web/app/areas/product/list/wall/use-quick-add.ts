import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { action } from "../../../webshoppingbag/bag-page.tsx";
import { ADD_FIELD } from "./card/add-field.ts";

interface Waiting {
  form: HTMLFormElement;
  itemNo: string;
}

/**
 * Sends the small forms of a wall's cards without leaving the page, one after another: two at once would each open a bag for a visitor
 * who has none.
 * @returns what the wall does with a submitted form, and how often something has been added
 */
export function useQuickAdd(): { send: (event: FormEvent<HTMLElement>) => void; added: number } {
  const { state, data, submit } = useFetcher<typeof action>();
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [added, setAdded] = useState(0);
  const sent = useRef<Waiting | null>(null);
  const [next] = waiting;
  useEffect(() => {
    if (state !== "idle") return;
    const done = sent.current;
    sent.current = null;
    if (done) {
      setButtons(done.form, false);
      done.form.classList.toggle("is-added", data?.added === true);
      if (data?.added) setAdded((count) => count + 1);
      setWaiting((all) => all.slice(1));
    } else if (next) {
      sent.current = next;
      void submit({ [ADD_FIELD]: next.itemNo }, { method: "post", action: next.form.getAttribute("action") ?? "" });
    }
  }, [state, data, next, submit]);
  return {
    added,
    send(event) {
      const form = event.target as HTMLFormElement;
      const button = (event.nativeEvent as SubmitEvent).submitter;
      if (!form.matches(".quick-add") || !(button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      setButtons(form, true);
      setWaiting((all) => [...all, { form, itemNo: button.value }]);
    },
  };
}

function setButtons(form: HTMLFormElement, areDisabled: boolean): void {
  for (const button of form.querySelectorAll("button")) button.disabled = areDisabled;
}
