import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useEffect, useState } from "react";
import { callOffice } from "../../../../call/call-office.ts";
import type { CallValue } from "../../../../call/calls.ts";
import { signedInCall } from "../../../../call/sign-in-again.ts";
import { useText } from "../../../../i18n/text.ts";
import type { ControlProps } from "./control-props.ts";

const PAUSE_MS = 120;

type Choice = CallValue<"contentChoices">[number];
type Of = "products" | "stories";

/** A single story is stored as text, several as a list. */
const keysOf = (value: unknown): string[] => [value].flat().filter((one): one is string => typeof one === "string" && one !== "");

/** Returns a text that distinguishes choices with the same name. */
const written = ({ name, detail }: Choice): string => `${name} · ${detail}`;

/** Products or stories, searched and shown by name. */
export function NamedControl({ id, label, field, value, isFaulty, describedBy, onChange, of }: ControlProps & { of: Of }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const keys = keysOf(value);
  const named = useChoices(of, keys.length > 0 ? { keys: keys.join(",") } : null);
  const found = useChoices(of, typed.trim() === "" ? null : { query: typed.trim() });
  const isSingle = field.kind === "story";
  const write = (next: string[]) => onChange(isSingle ? (next[0] ?? "") : next);
  const type = (words: string) => {
    const chosen = found.find((one) => written(one) === words);
    setTyped(chosen ? "" : words);
    if (chosen) write(isSingle ? [chosen.key] : [...new Set([...keys, chosen.key])]);
  };
  return (
    <div className="named-control">
      {keys.length > 0 && (
        <ul>
          {keys.map((key) => (
            <NamedItem
              key={key}
              code={key}
              choice={named.find((one) => one.key === key)}
              field={label}
              onRemove={() => write(keys.filter((one) => one !== key))}
            />
          ))}
        </ul>
      )}
      <input
        id={id}
        list={`${id}-found`}
        aria-label={label}
        aria-invalid={isFaulty ? true : undefined}
        aria-describedby={describedBy}
        placeholder={t(`content.named.${of}`)}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found[0] && typed !== "") type(written(found[0]));
        }}
      />
      <datalist id={`${id}-found`}>
        {found.map((one) => (
          <option key={one.key} value={written(one)} />
        ))}
      </datalist>
    </div>
  );
}

interface ItemProps {
  code: string;
  /** Undefined until its name is known. */
  choice: Choice | undefined;
  /** The label of the field. */
  field: string;
  onRemove(): void;
}

function NamedItem({ code, choice, field, onRemove }: ItemProps) {
  const t = useText();
  const name = choice?.name ?? code;
  return (
    <li>
      <span>
        {name} {choice && <small>{choice.detail}</small>}
      </span>
      <button type="button" className="icon-button" aria-label={t("content.named.remove", { name, field })} onClick={onRemove}>
        <Icon of={Close} size={16} />
      </button>
    </li>
  );
}

/** Requests matching names, a moment after the last key press. */
function useChoices(of: Of, wanted: { keys: string } | { query: string } | null): Choice[] {
  const [choices, setChoices] = useState<{ of: string; list: Choice[] }>({ of: "", list: [] });
  const asked = wanted === null ? "" : JSON.stringify({ of, ...wanted });
  useEffect(() => {
    if (asked === "") return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void signedInCall(() => callOffice("contentChoices", JSON.parse(asked), { signal: asking.signal }))
        .then((list) => setChoices({ of: asked, list }))
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [asked]);
  // Keeps the names of stories chosen before; results of an earlier search must not be chosen with Enter.
  return choices.of === asked || (wanted !== null && "keys" in wanted) ? choices.list : [];
}
