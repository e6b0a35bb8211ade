/** Numbers that only ever grow longer, four bytes each. */
export type Postings = { data: Uint32Array; length: number }

export function createPostings(): Postings {
  return { data: new Uint32Array(2), length: 0 }
}

export function push(postings: Postings, value: number): void {
  if (postings.length === postings.data.length) {
    const larger = new Uint32Array(postings.length * 2)
    larger.set(postings.data)
    postings.data = larger
  }
  postings.data[postings.length] = value
  postings.length += 1
}
