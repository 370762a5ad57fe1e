import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import * as shapes from "@azulejo/ui/icon.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { Stepper } from "@azulejo/ui/stepper.tsx";
import { Swatches } from "@azulejo/ui/swatches.tsx";
import { Tabs } from "@azulejo/ui/tabs.tsx";
import { Toast } from "@azulejo/ui/toast.tsx";
import { type ReactNode, useRef, useState } from "react";
import { colors, orders, patterns, tabs, words } from "./specimens.ts";
import { useTheme } from "./use-theme.ts";

/** Every basic component in every state, in light and dark mode. Only available in `npm run dev`. */
export default function PrimitivesPage() {
  return (
    <>
      <h1 className="my-8 text-title">{words.title}</h1>
      <div className="grid gap-px lg:grid-cols-2">
        <Theme theme="light" />
        <Theme theme="dark" />
      </div>
    </>
  );
}

function Theme({ theme }: { theme: "light" | "dark" }) {
  const element = useRef<HTMLDivElement>(null);
  useTheme(element, theme);
  return (
    <div ref={element} className="space-y-8 bg-wall p-6 text-ink">
      <Specimens theme={theme} />
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <Rule>{name}</Rule>
      {children}
    </section>
  );
}

function Specimens({ theme }: { theme: string }) {
  const swatched = colors.map((one) => ({ ...one, picture: <span className="block size-full bg-ink-soft" /> }));
  return (
    <>
      <Part name="icon">
        <div className="flex flex-wrap gap-4">
          {Object.entries(shapes).map(([name, Shape]) =>
            name === "Icon" ? null : <shapes.Icon key={name} of={Shape as typeof shapes.Plus} />,
          )}
        </div>
      </Part>
      <Part name="button">
        {[false, true].map((disabled) => (
          <div key={String(disabled)} className="flex flex-wrap gap-4">
            <Button disabled={disabled}>{words.primary}</Button>
            <Button disabled={disabled} look="quiet">
              {words.quiet}
            </Button>
            <Button disabled={disabled} look="plain">
              {words.plain}
            </Button>
          </div>
        ))}
      </Part>
      <Part name="field">
        <Field label={words.email} name={`email-${theme}`} hint={words.hint} />
        <Field label={words.email} name={`wrong-${theme}`} error={words.error} />
        <Checkbox label={words.notice} name={`box-${theme}`} defaultChecked />
      </Part>
      <Part name="select">
        <div className="flex flex-wrap gap-4">
          {[{}, { disabled: true }, { "aria-invalid": true }, { bare: true }].map((state) => (
            <Select key={JSON.stringify(state)} aria-label={words.sort} {...state}>
              {orders.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          ))}
        </div>
      </Part>
      <Part name="stepper">
        <div className="flex flex-wrap gap-4">
          {[{}, { disabled: true }, { "aria-invalid": true }].map((state) => (
            <Stepper
              key={JSON.stringify(state)}
              aria-label={words.unit}
              decreaseLabel={words.less}
              increaseLabel={words.more}
              unit={words.unit}
              defaultValue={3}
              min={1}
              read={Number}
              max={99}
              {...state}
            />
          ))}
        </div>
      </Part>
      <Part name="segments">
        <Segments name={`pattern-${theme}`} legend={words.pattern} choices={patterns} defaultValue="third" />
        <Segments name={`finish-${theme}`} legend={words.finish} choices={patterns} defaultValue={["stack", "third"]} kind="checkbox" />
      </Part>
      <Part name="swatches">
        <Swatches name={`color-${theme}`} legend={words.color} choices={swatched} defaultValue="gray" />
        <Swatches name={`colors-${theme}`} legend={words.color} choices={swatched} defaultValue={["blue"]} kind="checkbox" isLabeled />
      </Part>
      <Part name="disclosure">
        {[true, false].map((open) => (
          <Disclosure key={String(open)} title={words.packaging} note={words.note} open={open} className="border-t border-joint">
            <p className="pb-4">{words.hint}</p>
          </Disclosure>
        ))}
      </Part>
      <Part name="tabs">
        <Tabs label={words.tabs} tabs={tabs.map((label) => ({ id: label, label, panel: <p className="py-4">{label}</p> }))} />
      </Part>
      <Part name="notice">
        <Notice>{words.notice}</Notice>
        <Notice kind="alert">{words.alert}</Notice>
      </Part>
      <Overlays />
    </>
  );
}

function Overlays() {
  const dialogs = { center: useRef<HTMLDialogElement>(null), side: useRef<HTMLDialogElement>(null), full: useRef<HTMLDialogElement>(null) };
  const [message, setMessage] = useState<string | null>(null);
  return (
    <Part name="dialog, toast">
      <div className="flex flex-wrap gap-4">
        {(["center", "side", "full"] as const).map((place) => (
          <Button key={place} look="quiet" onClick={() => dialogs[place].current?.showModal()}>
            {words[place]}
          </Button>
        ))}
        <Button look="quiet" onClick={() => setMessage(words.toast)}>
          {words.toast}
        </Button>
      </div>
      {(["center", "side", "full"] as const).map((place) => (
        <Dialog
          key={place}
          ref={dialogs[place]}
          place={place}
          title={words[place]}
          closeLabel={words.close}
          actions={<Button onClick={() => dialogs[place].current?.close()}>{words.close}</Button>}
        >
          <p>{words.body}</p>
        </Dialog>
      ))}
      <Toast message={message} closeLabel={words.close} onClose={() => setMessage(null)} action={<a href="#main">{words.open}</a>} />
    </Part>
  );
}
