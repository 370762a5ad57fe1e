import type { OfficeTaxExemption } from "@azulejo/contract/areas/office.ts";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { Decision } from "./decide-dialog.tsx";

interface Props {
  certificates: readonly OfficeTaxExemption[];
  onOpen(id: number): void;
  onDecide(decision: Decision): void;
}

export function CertificatesTable({ certificates, onOpen, onDecide }: Props) {
  const t = useText();
  const { day } = useFormats();
  const columns: Column<OfficeTaxExemption>[] = [
    {
      label: t("certificates.number"),
      cell: ({ id, certificateNo }) => (
        <button
          type="button"
          className="link-button"
          aria-label={t("certificates.open", { number: certificateNo })}
          onClick={() => onOpen(id)}
        >
          {certificateNo}
        </button>
      ),
    },
    { label: t("certificates.customer"), cell: ({ customer }) => customer },
    { label: t("certificates.province"), cell: ({ country, province }) => `${province}, ${country}` },
    { label: t("certificates.expires"), phone: "named", cell: ({ expiresOn }) => (expiresOn ? day(expiresOn) : t("certificates.noEnd")) },
    {
      label: t("certificates.sent"),
      phone: "none",
      cell: ({ submittedOn, submittedBy }) => (
        <div>
          {day(submittedOn)}
          <small>{submittedBy}</small>
        </div>
      ),
    },
    {
      label: t("certificates.state"),
      phone: "state",
      cell: ({ state, reason, decidedBy }) => (
        <div>
          {t(`certificates.${state}`)}
          <small>{[reason, decidedBy].filter(Boolean).join(", ")}</small>
        </div>
      ),
    },
    {
      label: t("certificates.decide"),
      phone: "acts",
      cell: (certificate) => <DecideButtons certificate={certificate} onDecide={onDecide} />,
    },
  ];
  return <Ledger caption={t("section.certificates")} columns={columns} rows={certificates} keyOf={({ id }) => id} />;
}

function DecideButtons({ certificate, onDecide }: { certificate: OfficeTaxExemption } & Pick<Props, "onDecide">) {
  const t = useText();
  return (
    <span className="flex flex-wrap gap-3">
      {certificate.state !== "approved" && (
        <button
          type="button"
          className="link-button"
          aria-label={t("certificates.approveNumber", { number: certificate.certificateNo })}
          onClick={() => onDecide({ certificate, isApproval: true })}
        >
          {t("certificates.approve")}
        </button>
      )}
      {certificate.state !== "refused" && (
        <button
          type="button"
          className="link-button"
          aria-label={t("certificates.refuseNumber", { number: certificate.certificateNo })}
          onClick={() => onDecide({ certificate, isApproval: false })}
        >
          {t("certificates.refuse")}
        </button>
      )}
    </span>
  );
}
