import type { ProductField } from "@azulejo/contract/staff/catalog-cells.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { labelOf } from "./field-labels.ts";
import type { ProductForm } from "./product-form.ts";

interface Props {
  form: ProductForm;
  onDecide(field: ProductField, keepsMine: boolean): void;
}

/** Shows both values of each field that somebody else has changed too. */
export function ProductChanged({ form, onDecide }: Props) {
  const t = useText();
  const fields = Object.keys(form.theirs) as ProductField[];
  return (
    <div className="px-5 pb-3">
      <Notice kind="alert">
        <p>
          <strong>{t("product.changedTitle")}</strong>
        </p>
        <p>{t(fields.length > 0 ? "product.changedText" : "product.changedNone")}</p>
        {fields.map((field) => (
          <div key={field} className="both-values">
            <p>
              <strong>{labelOf(t, field)}</strong>
            </p>
            <p>{t("product.theirs", { value: form.theirs[field] || t("product.empty") })}</p>
            <p>{t("product.mine", { value: form.typed[field] || t("product.empty") })}</p>
            <p className="page-actions">
              <Button type="button" look="tool" onClick={() => onDecide(field, true)}>
                {t("product.keepMine")}
              </Button>
              <Button type="button" look="tool" onClick={() => onDecide(field, false)}>
                {t("product.useTheirs")}
              </Button>
            </p>
          </div>
        ))}
      </Notice>
    </div>
  );
}
