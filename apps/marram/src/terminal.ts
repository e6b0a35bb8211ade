/** What a person at the terminal reads; logs go another way. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
