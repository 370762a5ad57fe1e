import type { AuditKind, AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Form, Link, useSubmit } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { useText } from "../../i18n/text.ts";
import type { AuditFilter } from "./audit-address.ts";

type Person = CallValue<"audit">["people"][number];

/** All kinds and subjects, each with a name in the messages; the type ensures that none is missing. */
const kinds: Record<AuditKind, true> = {
  "order.taken": true,
  "order.shipped": true,
  "order.canceled": true,
  "order.refund_requested": true,
  "order.return_inspected": true,
  "order.lot_exchanged": true,
  "order.replacement_held": true,
  "order.replacement_sent": true,
  "order.replacement_withdrawn": true,
  "order.payment_requested": true,
  "order.card_taken": true,
  "order.promise_moved": true,
  "order.carrier_booked": true,
  "order.carrier_canceled": true,
  "customer.opened": true,
  "customer.invited": true,
  "customer.person_moved": true,
  "customer.merged": true,
  "customer.external_id": true,
  "customer.terms": true,
  "customer.locked": true,
  "customer.viewed": true,
  "customer.statement_sent": true,
  "privacy.recorded": true,
  "privacy.verified": true,
  "privacy.extended": true,
  "privacy.exported": true,
  "privacy.erased": true,
  "privacy.closed": true,
  "application.decided": true,
  "application.asked": true,
  "customer.prices": true,
  "customer.check": true,
  "price_level.saved": true,
  "prices.changed": true,
  "prices.planned": true,
  "prices.withdrawn": true,
  "costs.imported": true,
  "movein.started": true,
  "movein.stopped": true,
  "movein.done": true,
  "movein.exported": true,
  "catalogue.changed": true,
  "picture.uploaded": true,
  "catalogue.import_started": true,
  "catalogue.import_stopped": true,
  "catalogue.import_ended": true,
  "stock.adjusted": true,
  "stock.reserved": true,
  "stock.reservation_released": true,
  "stock.reservation_ordered": true,
  "container.announced": true,
  "container.moved": true,
  "container.received": true,
  "transfer.sent": true,
  "transfer.received": true,
  "count.booked": true,
  "month.closed": true,
  "accounting.taken": true,
  "certificate.decided": true,
  "slab.state": true,
  "slab.released": true,
  "slab.taken_in": true,
  "slab.picture": true,
  "quote.sent": true,
  "content.published": true,
  "content.unpublished": true,
  "content.deleted": true,
  "content.approved": true,
  "content.unapproved": true,
  "content.reviewed": true,
  "asset.uploaded": true,
  "asset.changed": true,
  "asset.replaced": true,
  "asset.deleted": true,
  "asset.restored": true,
  "form_entry.deleted": true,
  "redirect.saved": true,
  "search_word.saved": true,
  "search_word.deleted": true,
  "redirect.deleted": true,
  "settings.changed": true,
  "letter.tested": true,
  "staff.invited": true,
  "staff.invitation_withdrawn": true,
  "staff.added": true,
  "staff.changed": true,
  "staff_role.saved": true,
  "staff_role.deleted": true,
  "staff.locked": true,
  "staff.unlocked": true,
  "staff.password": true,
  "staff.sessions_ended": true,
  "staff.second_factor_on": true,
  "staff.second_factor_off": true,
  "staff.second_factor_reset": true,
  "staff.passkey_added": true,
  "staff.passkey_renamed": true,
  "staff.passkey_removed": true,
  "webhook.saved": true,
  "webhook.rotated": true,
  "webhook.paused": true,
  "webhook.resumed": true,
  "webhook.deleted": true,
  "api_key.created": true,
  "api_key.changed": true,
  "api_key.rotated": true,
  "api_key.revoked": true,
  "staff.sign_in_failed": true,
  "staff.sign_in_delayed": true,
};
const subjects: Record<AuditSubject, true> = {
  order: true,
  customer: true,
  person: true,
  application: true,
  price_level: true,
  prices: true,
  product: true,
  picture: true,
  asset: true,
  import: true,
  movein: true,
  accounting: true,
  lot: true,
  reservation: true,
  container: true,
  transfer: true,
  count: true,
  month: true,
  certificate: true,
  slab: true,
  quote: true,
  story: true,
  form_entry: true,
  redirect: true,
  search_word: true,
  settings: true,
  letter: true,
  staff: true,
  staff_role: true,
  api_key: true,
  webhook: true,
  network: true,
  privacy_request: true,
};
const kindsInOrder = Object.keys(kinds) as AuditKind[];
const subjectsInOrder = Object.keys(subjects) as AuditSubject[];

const whoOf = ({ staffId, actor }: AuditFilter): string => String(staffId ?? (actor === "staff" ? "" : (actor ?? "")));

/** Filters the log by person, kind, subject and date; the choice is in the address. */
export function AuditFilters({ filters, people }: { filters: AuditFilter; people: readonly Person[] }) {
  const t = useText();
  const submit = useSubmit();
  const isFiltered = Object.keys(filters).length > 0;
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => void submit(currentTarget.form);
  return (
    // The key resets the fields when the address changes.
    <Form role="search" key={JSON.stringify(filters)} className="filters audit-filters">
      <SelectField name="who" label={t("audit.who")} defaultValue={whoOf(filters)} onChange={choose}>
        <option value="">{t("audit.everybody")}</option>
        {people.map(({ staffId, email, name }) => (
          <option key={staffId} value={staffId}>
            {name ? t("audit.person", { name, email }) : email}
          </option>
        ))}
        <option value="command">{t("audit.actor.command")}</option>
        <option value="system">{t("audit.actor.system")}</option>
      </SelectField>
      <SelectField name="kind" label={t("audit.kind")} defaultValue={filters.kind ?? ""} onChange={choose}>
        <option value="">{t("audit.all")}</option>
        {kindsInOrder.map((kind) => (
          <option key={kind} value={kind}>
            {t(`audit.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="subject" label={t("audit.subject")} defaultValue={filters.subject ?? ""} onChange={choose}>
        <option value="">{t("audit.allSubjects")}</option>
        {subjectsInOrder.map((subject) => (
          <option key={subject} value={subject}>
            {t(`audit.subject.${subject}`)}
          </option>
        ))}
      </SelectField>
      <Field name="no" label={t("audit.no")} defaultValue={filters.no ?? ""} maxLength={120} autoComplete="off" />
      <Field name="from" type="date" label={t("audit.from")} defaultValue={filters.from ?? ""} />
      <Field name="until" type="date" label={t("audit.until")} defaultValue={filters.until ?? ""} />
      <Button type="submit" look="tool">
        {t("frame.findGo")}
      </Button>
      {isFiltered && <Link to="/audit">{t("audit.showAll")}</Link>}
    </Form>
  );
}
