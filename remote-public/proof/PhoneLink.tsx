/** A telephone number that can be called, written as it is read. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>;
}
