const rowsPerJob = 100

/** Some rows come with a job, as an order comes with its mail; a finished job leaves a file. */
export function hasJob(n: number): boolean {
  return n % rowsPerJob === 0
}

export function pictureOf(n: number): string {
  return `/services/images/own/demo/beach/proof-${n}/0?format=jpg&w=16&h=12`
}

/** The output of a program until it was killed. */
export function acknowledgedIn(lines: readonly { readonly text: string }[]): number[] {
  return lines.flatMap(({ text }) => (/^\d+$/.test(text) ? [Number(text)] : []))
}
