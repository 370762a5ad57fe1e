import type { ReactNode } from "react";

export const metadata = { title: "Porcelain" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
