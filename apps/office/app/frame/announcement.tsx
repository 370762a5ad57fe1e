import { Toast } from "@azulejo/ui/toast.tsx";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useText } from "../i18n/text.ts";

const Announce = createContext<(words: string) => void>(() => undefined);

/** Returns a function that shows a message about a result, and announces it to screen readers. */
export const useAnnounce = (): ((words: string) => void) => useContext(Announce);

export function AnnouncementProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [message, setMessage] = useState<string | null>(null);
  const close = useCallback(() => setMessage(null), []);
  return (
    <Announce value={setMessage}>
      {children}
      <Toast message={message} closeLabel={t("frame.close")} onClose={close} />
    </Announce>
  );
}
