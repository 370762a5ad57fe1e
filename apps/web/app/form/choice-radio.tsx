import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";

interface Props extends Omit<ComponentProps<"input">, "checked" | "onChange" | "ref" | "type"> {
  isChosen: boolean;
  onChoose(): void;
}

/** One of several choices that the page's state holds. A choice made before the scripts ran, when nothing was listening, counts too. */
export function ChoiceRadio({ isChosen, onChoose, ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (input.current?.checked && !isChosen) onChoose();
  });
  useEffect(() => takeEarly(), []);
  return <input {...attributes} ref={input} type="radio" checked={isChosen} onChange={onChoose} />;
}
