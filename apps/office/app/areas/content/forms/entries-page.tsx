import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams, useSubmit } from "react-router";
import type { CallInput } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { FilterLinks } from "../../../frame/ledger/filter-links.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ContentPages } from "../content-pages.tsx";

const PAGE_SIZE = 50;
const states = ["open", "answered", "all"] as const;
type FormName = NonNullable<CallInput<"formEntries">["form"]>;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const [query, form] = [search.get("query")?.trim(), search.get("form")];
  return load(
    "formEntries",
    {
      ...{ state: oneOf(states, search.get("state")), page: pageOf(search) },
      ...(query && { query }),
      ...(form && { form: form as FormName }),
    },
    request,
  );
}

/** What visitors sent with the site's forms. */
export function Component() {
  const t = useText();
  const submit = useSubmit();
  const { moment } = useFormats();
  const { entries, total, keptDays, forms } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const state = oneOf(states, search.get("state"));
  const [query, form] = [search.get("query") ?? "", search.get("form") ?? ""];
  return (
    <>
      <PageHeading title={t("forms.title")}>
        <span className="soft">{keptDays === null ? t("forms.keptForGood") : t("forms.keptDays", { count: keptDays })}</span>
      </PageHeading>
      <ContentPages />
      <div className="filters">
        <FilterLinks
          label={t("frame.filter")}
          name="state"
          usual="open"
          chosen={state}
          choices={states.map((value) => ({ value, label: t(`forms.state.${value}`) }))}
        />
        <Form role="search" key={`${query} ${form}`} className="filter-form">
          {state !== "open" && <input type="hidden" name="state" value={state} />}
          <SelectField
            name="form"
            label={t("forms.form")}
            defaultValue={form}
            onChange={({ currentTarget }) => void submit(currentTarget.form)}
          >
            <option value="">{t("forms.everyForm")}</option>
            {forms.map((one) => (
              <option key={one.form} value={one.form}>
                {one.title}
              </option>
            ))}
          </SelectField>
          <div className="field-slot">
            <Field name="query" label={t("forms.find")} defaultValue={query} maxLength={120} autoComplete="off" />
          </div>
          <Button type="submit" look="tool">
            {t("frame.findGo")}
          </Button>
          {(query || form) && <Link to="/content/forms">{t("content.showAll")}</Link>}
        </Form>
      </div>
      {entries.length > 0 ? (
        <Ledger
          caption={t("forms.title")}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t("forms.reference"),
              cell: ({ id, reference }) => <Link to={`/content/forms/${id}`}>{reference}</Link>,
            },
            {
              label: t("forms.form"),
              cell: ({ title, subject }) => (
                <span>
                  {title}
                  {subject && <small>{subject}</small>}
                </span>
              ),
            },
            {
              label: t("forms.sender"),
              cell: ({ sender, email }) => (
                <span>
                  {sender || "—"}
                  {email && <small>{email}</small>}
                </span>
              ),
            },
            { label: t("people.language"), cell: ({ language }) => t(`language.${language}`) },
            { label: t("forms.sent"), cell: ({ sentAt }) => <time dateTime={sentAt}>{moment(sentAt)}</time> },
            {
              label: t("forms.answered"),
              cell: ({ answeredAt }) => (answeredAt === null ? "—" : <time dateTime={answeredAt}>{moment(answeredAt)}</time>),
            },
          ]}
        />
      ) : (
        <Empty title={t(query || form ? "forms.noneFound" : "forms.none")}>
          {t(query || form ? "forms.noneFoundHint" : "forms.noneHint")}
        </Empty>
      )}
      <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
