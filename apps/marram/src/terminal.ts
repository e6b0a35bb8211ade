/** Output for a person at the terminal; logs are separate. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
