import { Checkbox, Field, SelectField } from "@azulejo/ui/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { customerKinds, kinds, type Promotion, type TypedPromotion } from "./promotion.ts";

interface Props {
  typed: TypedPromotion;
  faults: Record<string, string>;
  onChange(part: Partial<TypedPromotion>): void;
}

type TextField = Exclude<keyof TypedPromotion, "kind" | "customers" | "stacks">;

/** The fields of a promotion: its discount, its goods, its limits. */
export function CodeFields({ isNew, ...props }: Props & { isNew: boolean }) {
  const t = useText();
  const text = useTextFields(props);
  return (
    <>
      <section className="setting-part">
        <header>
          <h2>{t("codes.code")}</h2>
        </header>
        <div className="stack">
          {isNew && text("code", { hint: t("codes.codeHint") })}
          <div className="field-row">
            {text("en", { lang: "en" })}
            {text("es", { lang: "es" })}
          </div>
        </div>
      </section>
      <GivesFields {...props} />
      <section className="setting-part">
        <header>
          <h2>{t("codes.appliesTo")}</h2>
          <p className="soft">{t("codes.appliesToHint")}</p>
        </header>
        <div className="stack">
          {text("departments", { hint: t("codes.listHint") })}
          {text("series", { hint: t("codes.listHint") })}
          {text("items", { hint: t("codes.itemsHint") })}
        </div>
      </section>
      <LimitFields {...props} />
    </>
  );
}

interface FieldOptions {
  type?: string;
  hint?: string;
  lang?: string;
  inputMode?: "decimal" | "numeric";
  label?: string;
}

function useTextFields({ typed, faults, onChange }: Props) {
  const t = useText();
  return (name: TextField, options: FieldOptions = {}) => {
    const label = options.label ?? t(`codes.${name}`);
    const problem = faults[name];
    return (
      <Field
        {...options}
        name={name}
        label={label}
        value={typed[name]}
        autoComplete="off"
        error={problem && t("settings.fault", { name: label, problem })}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    );
  };
}

function GivesFields(props: Props) {
  const t = useText();
  const text = useTextFields(props);
  const { typed, onChange } = props;
  const { kind } = typed;
  return (
    <section className="setting-part">
      <header>
        <h2>{t("codes.gives")}</h2>
      </header>
      <div className="stack">
        <div className="field-row">
          <SelectField
            name="kind"
            label={t("codes.kind")}
            value={kind}
            onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as Promotion["kind"] })}
          >
            {kinds.map((value) => (
              <option key={value} value={value}>
                {t(`codes.kind.${value}`)}
              </option>
            ))}
          </SelectField>
          {kind !== "freeFreight" && text("value", { inputMode: "decimal", label: t(`codes.value.${kind}`) })}
          {kind === "buyGet" && text("free", { inputMode: "numeric" })}
        </div>
        <Checkbox
          name="stacks"
          label={t("codes.stacks")}
          hint={t("codes.stacksHint")}
          checked={typed.stacks}
          onChange={({ currentTarget }) => onChange({ stacks: currentTarget.checked })}
        />
      </div>
    </section>
  );
}

function LimitFields(props: Props) {
  const t = useText();
  const text = useTextFields(props);
  const { typed, onChange } = props;
  const { customers } = typed;
  return (
    <section className="setting-part">
      <header>
        <h2>{t("codes.limits")}</h2>
      </header>
      <div className="stack">
        <div className="field-row">
          {text("from", { type: "date", hint: t("codes.fromHint") })}
          {text("until", { type: "date", hint: t("codes.untilHint") })}
        </div>
        <div className="field-row">
          {text("uses", { inputMode: "numeric", hint: t("codes.noLimit") })}
          {text("usesPerBuyer", { inputMode: "numeric", hint: t("codes.noLimit") })}
          {text("minimum", { inputMode: "decimal", hint: t("codes.minimumHint") })}
        </div>
        <fieldset>
          <legend className="mb-1 text-small">{t("codes.customers")}</legend>
          {customerKinds.map((value) => (
            <Checkbox
              key={value}
              name={`customers-${value}`}
              label={t(`codes.customers.${value}`)}
              checked={customers.includes(value)}
              onChange={({ currentTarget }) =>
                onChange({ customers: currentTarget.checked ? [...customers, value] : customers.filter((one) => one !== value) })
              }
            />
          ))}
          <p className="mt-1 text-small text-ink-soft">{t("codes.customersHint")}</p>
        </fieldset>
      </div>
    </section>
  );
}
