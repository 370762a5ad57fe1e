import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Form, useSearchParams, useSubmit } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { kinds, states } from "./catalog-filter.ts";

/** The filters of the grid, which are stored in the address. */
export function CatalogFilters({ words }: { words: CallValue<"catalogueWords"> }) {
  const t = useText();
  const language = useLanguage();
  const submit = useSubmit();
  const [query] = useSearchParams();
  const of = (name: string): string => query.get(name) ?? "";
  const department = of("department");
  const series = words.series.filter((one) => department === "" || one.department === department);
  return (
    <div className="filters catalog-filters">
      <Form
        role="search"
        key={query.toString()}
        className="filter-form"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
        }}
      >
        {query.has("columns") && <input type="hidden" name="columns" value={of("columns")} />}
        <Field name="q" type="search" label={t("catalog.find")} defaultValue={of("q")} maxLength={80} autoComplete="off" />
        <SelectField name="department" label={t("catalog.department")} defaultValue={department}>
          <option value="">{t("catalog.anyDepartment")}</option>
          {words.departments.map((one) => (
            <option key={one.code} value={one.code}>
              {one[language]}
            </option>
          ))}
        </SelectField>
        <SelectField name="series" label={t("catalog.series")} defaultValue={of("series")}>
          <option value="">{t("catalog.anySeries")}</option>
          {series.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="state" label={t("catalog.state")} defaultValue={of("state") || "all"}>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(`catalog.state.${state}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="kind" label={t("catalog.kind")} defaultValue={of("kind") || "item"}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`catalog.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="tool">
          {t("frame.filter")}
        </Button>
      </Form>
    </div>
  );
}
