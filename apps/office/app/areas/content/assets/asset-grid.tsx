import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { MoreRows } from "../../../frame/ledger/more-rows.tsx";
import { usePhone } from "../../../frame/ledger/use-phone.ts";
import "./assets.css";

interface Props {
  label: string;
  assets: readonly OfficeAsset[];
  children(asset: OfficeAsset): ReactNode;
}

const FIRST_ON_PHONES = 12;

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Files side by side. The arrow keys move from one to the next, as does Tab. */
export function AssetGrid({ label, assets, children }: Props) {
  const isPhone = usePhone();
  const [isWhole, setWhole] = useState(false);
  const visible = isPhone && !isWhole ? assets.slice(0, FIRST_ON_PHONES) : assets;
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const targets = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-asset]")];
    const at = targets.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    targets[at + step]?.focus();
  };
  return (
    <>
      <ul className="asset-grid" aria-label={label} onKeyDown={move}>
        {visible.map((asset) => (
          <li key={asset.id}>{children(asset)}</li>
        ))}
      </ul>
      {visible.length < assets.length && <MoreRows count={assets.length - visible.length} onShow={() => setWhole(true)} />}
    </>
  );
}
