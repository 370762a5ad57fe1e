import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";

interface Props extends Omit<ComponentProps<"input">, "checked" | "onChange" | "ref" | "type"> {
  isChosen: boolean;
  onChoose(): void;
}

/** A radio button whose choice is in the page's state. Also applies a choice made before the scripts ran, when nothing was listening. */
export function ChoiceRadio({ isChosen, onChoose, ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (input.current?.checked && !isChosen) onChoose();
  });
  useEffect(() => takeEarly(), []);
  return <input {...attributes} ref={input} type="radio" checked={isChosen} onChange={onChoose} />;
}
