/** @throws Error if a country is named by something else than two letters */
export function demandCountryCode(country = ""): void {
  if (!/^([a-z]{2})?$/i.test(country))
    throw new Error(`"${country}" is no code of a country. Write two letters: --country pt`);
}
