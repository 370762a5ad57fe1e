/** Cookies of a browser that signed in to the release of `0009-with-orders.sql.gz`, half an hour before its token expired. */
export const oldCookies = {
  cantera_bag: "ImNuR1dGWVJfeHpIMS13QWxDNzhXanNWRiI%3D",
  cantera_auth:
    "eyJhbGciOiJFZERTQSIsImtpZCI6Ijc5ODVmOThlLTBhNWQtNDM4Ni05YWZmLTkzZDllNDI4OWQ1MSIsInR5cCI6IkpXVCJ9.eyJ1c2VyTmFtZ" +
    "SI6ImhvbWVvd25lckBkZW1vLnRlc3QiLCJjbGFpbXMiOlt7ImtleSI6ImdpdmVubmFtZSIsInZhbHVlIjoiRWxlbmEifSx7ImtleSI6InN1cm5" +
    "hbWUiLCJ2YWx1ZSI6Ik1hcnNoIn0seyJrZXkiOiJIaWRlUHJpY2VzIiwidmFsdWUiOiJmYWxzZSJ9LHsia2V5IjoiRGF0ZU9mRmlyc3RPcmRlc" +
    "iIsInZhbHVlIjoiMjAyNi0xMS0yNyJ9XSwic2lkIjoiMzBkYjQ4M2QtYTRhNy00NjgyLWE3ZWEtZDBlZTVkYTVjNWRhIiwiaXNzIjoiYXp1bGV" +
    "qbzpzdG9yZWZyb250OjEiLCJhdWQiOiJjdXN0b21lciIsImlhdCI6MTc5NTc4ODYzNSwiZXhwIjoxNzk1NzkwNDM1fQ.lc5Rk4XbrNUdomx6fE" +
    "m5hIMP8_HxuSgb_hnxO35iqdlzsIcOs-R8Qok4-jTxkaRykQRSOaIQ--YZdStndtEQCw",
  cantera_refresh: "eqHU_Cs-w7Jxr3Q_HXb0w-hPQ3jWWr9E7Eaz1_FNs2s",
};
export const SIGNED_IN_AT = "2026-11-27T14:10:35Z";
