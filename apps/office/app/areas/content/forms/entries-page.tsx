import { SelectField } from "@azulejo/ui/field.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams, useSubmit } from "react-router";
import type { CallInput, CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { FindForm } from "../../../frame/pages/find-form.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
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

/** The entries that visitors sent with the site's forms. */
export function Component() {
  const t = useText();
  const submit = useSubmit();
  const columns = useColumns();
  const { entries, total, keptDays, forms } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const state = oneOf(states, search.get("state"));
  const [query, form] = [search.get("query") ?? "", search.get("form") ?? ""];
  const isFiltered = query !== "" || form !== "";
  return (
    <ListPage
      title={t("forms.title")}
      note={<span className="soft">{keptDays === null ? t("forms.keptForGood") : t("forms.keptDays", { count: keptDays })}</span>}
      pages={<ContentPages />}
      states={{
        ...{ label: t("frame.filter"), name: "state", usual: "open", chosen: state },
        choices: states.map((value) => ({ value, label: t(`forms.state.${value}`) })),
      }}
      filters={
        <FindForm label={t("forms.find")} words={query} state={state === "open" ? null : state} all={isFiltered && "/content/forms"}>
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
        </FindForm>
      }
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      none={
        isFiltered ? { title: t("forms.noneFound"), hint: t("forms.noneFoundHint") } : { title: t("forms.none"), hint: t("forms.noneHint") }
      }
      paged={{ pageSize: PAGE_SIZE, total }}
    />
  );
}

type Entry = CallValue<"formEntries">["entries"][number];

function useColumns(): Column<Entry>[] {
  const t = useText();
  const { moment } = useFormats();
  return [
    { label: t("forms.reference"), cell: ({ id, reference }) => <Link to={`/content/forms/${id}`}>{reference}</Link> },
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
    { label: t("people.language"), phone: "none", cell: ({ language }) => t(`language.${language}`) },
    { label: t("forms.sent"), phone: "end", cell: ({ sentAt }) => <time dateTime={sentAt}>{moment(sentAt)}</time> },
    {
      label: t("forms.answered"),
      phone: "named",
      cell: ({ answeredAt }) => (answeredAt === null ? "—" : <time dateTime={answeredAt}>{moment(answeredAt)}</time>),
    },
  ];
}
