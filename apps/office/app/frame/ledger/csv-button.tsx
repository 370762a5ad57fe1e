import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";

/** The button that saves a list as a CSV file. */
export function CsvButton({ save }: { save(): Promise<void> }) {
  const t = useText();
  return (
    <Button type="button" look="tool" onClick={() => void save()}>
      {t("books.csv")}
    </Button>
  );
}
