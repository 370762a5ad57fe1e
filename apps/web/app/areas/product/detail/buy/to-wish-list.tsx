import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useAddress } from "../../../../routing/use-address.ts";

const KeepDialog = lazy(async () => ({ default: (await import("../../../wishlist/keep-dialog.tsx")).KeepDialog }));

interface Props {
  itemNo: string;
  units: number;
  isSignedIn: boolean;
  children: ReactNode;
}

/** A link to the page that asks which list to use. With scripts, the question is shown here for signed-in users. */
export function ToWishList({ itemNo, units, isSignedIn, children }: Props) {
  const address = useAddress();
  const [isAsked, setAsked] = useState(false);
  const ask = (event: MouseEvent) => {
    if (!isSignedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      <a href={`${address("wishlist")}?${new URLSearchParams({ add: itemNo, quantity: String(units) })}`} onClick={ask}>
        {children}
      </a>
      {isAsked && (
        <Suspense>
          <KeepDialog itemNo={itemNo} quantity={units} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
