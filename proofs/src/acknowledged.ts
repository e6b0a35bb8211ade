const rowsPerJob = 100

/** Some rows come with a job, as an order comes with its e-mail; each leaves a picture behind when it is done. */
export function hasJob(n: number): boolean {
  return n % rowsPerJob === 0
}

export function pictureOf(n: number): string {
  return `/services/images/own/demo/beach/proof-${n}/0?format=jpg&w=16&h=12`
}

/** What a program printed, until its last breath. */
export function acknowledgedIn(lines: readonly { readonly text: string }[]): number[] {
  return lines.flatMap(({ text }) => (/^\d+$/.test(text) ? [Number(text)] : []))
}
