import type { CatalogImportColumn, CatalogImportOptions, CatalogImportSummary } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { Select } from "@azulejo/ui/select.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { CreatePlaces } from "./create-places.tsx";

interface Props {
  summary: CatalogImportSummary;
  options: CatalogImportOptions;
  places: readonly { code: string; name: string }[];
  /** Whether answers can still be used. */
  isOpen: boolean;
  onOptions(options: CatalogImportOptions): void;
  /** Called when places have been created, so that the file is checked again. */
  onPlaces(): void;
}

/** Names in a file that the shop doesn't know, each with a choice of answers; and the corrections made while reading. */
export function ImportQuestions({ summary, options, places, isOpen, onOptions, onPlaces }: Props) {
  const t = useText();
  const may = useMay();
  const { departments, notes, stockWords } = summary;
  if (departments.length + notes.length + stockWords.length + summary.places.length === 0) return null;
  const stock = ["stockOnHand", "stockAvailable"].find((own) => isColumn(options.columns?.[own]));
  const answer = (own: string | undefined, word: string) => (own ? meaningOf(options, own, word) : "");
  const choose = (own: string, word: string, value: string) => onOptions(withValue(options, own, word, value));
  const hasPlaces = isColumn(options.columns?.["stockPlace"]);
  const unknown = summary.places.map(({ text }) => text).filter((text) => answer("stockPlace", text) === "");
  return (
    <PagePart title={t("imports.questions")}>
      {departments.length > 0 && (
        <p className="page-text text-small">{t("imports.departments", { departments: departments.join(" · ") })}</p>
      )}
      <ul className="plain-list page-text text-small import-questions">
        {summary.places.map(({ text, rows }) => (
          <li key={text}>
            <span>{t("imports.unknownPlace", { place: text, rows })}</span>
            {isOpen && hasPlaces && (
              <Choice
                label={t("imports.placeIs", { place: text })}
                value={answer("stockPlace", text)}
                choices={[["", t("imports.leaveOut")], ...places.map(({ code, name }): [string, string] => [code, name])]}
                onChoose={(code) => choose("stockPlace", text, code)}
              />
            )}
          </li>
        ))}
        {stockWords.map(({ text, rows }) => (
          <li key={text}>
            <span>{t("imports.unknownWord", { word: text, rows })}</span>
            {isOpen && stock && (
              <Choice
                label={t("imports.wordIs", { word: text })}
                value={answer(stock, text)}
                choices={[
                  ["", t("imports.leaveOut")],
                  ["0", t("imports.word.none")],
                  ["in stock", t("imports.word.some")],
                ]}
                onChoose={(value) => choose(stock, text, value)}
              />
            )}
          </li>
        ))}
        {notes.map(({ text, rows }) => (
          <li key={text} className="soft">
            {t("imports.note", { text, rows })}
          </li>
        ))}
      </ul>
      {isOpen && unknown.length > 0 && may("settings.write") && <CreatePlaces names={unknown} onCreated={onPlaces} />}
    </PagePart>
  );
}

type Mapped = Extract<CatalogImportColumn, { column: string }>;
const isColumn = (source: CatalogImportColumn | undefined): source is Mapped => source !== undefined && "column" in source;

const meaningOf = ({ columns }: CatalogImportOptions, own: string, word: string): string => {
  const source = columns?.[own];
  return (isColumn(source) && source.values?.[word]) || "";
};

function withValue(options: CatalogImportOptions, own: string, word: string, value: string): CatalogImportOptions {
  const source = options.columns?.[own];
  if (!isColumn(source)) return options;
  const { [word]: _, ...others } = source.values ?? {};
  return {
    ...options,
    columns: { ...options.columns, [own]: { ...source, values: value === "" ? others : { ...others, [word]: value } } },
  };
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, name: string])[];
  onChoose(value: string): void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <Select aria-label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
    {choices.map(([one, name]) => (
      <option key={one} value={one}>
        {name}
      </option>
    ))}
  </Select>
);
