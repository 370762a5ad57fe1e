export interface Brand {
  name: string;
  label: string;
  starts: RegExp;
  lengths: number[];
  groups: number[];
  cvc: number;
}
export interface RuleFailure {
  code: string;
  words: string;
}
export const BRANDS: Brand[];
export const NUMBER_MIN: number;
export const CVC_MIN: number;
export function brandOf(digits: string): Brand;
export function digitsOf(text: string): string;
export function maxDigits(brand: Brand): number;
export function groupDigits(digits: string, brand: Brand): string;
export function passesLuhn(digits: string): boolean;
export function checkNumber(digits: string): RuleFailure | null;
export function readExpiry(text: string): { month: number; year: number } | null;
export function checkExpiry(text: string, now: Date): RuleFailure | null;
export function checkCvc(digits: string, brand: Brand): RuleFailure | null;
