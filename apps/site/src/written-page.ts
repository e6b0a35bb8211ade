/** A page that is one text, or the data of one: it need not pass through a response, which would encode it. */
export type WrittenPage = Pick<Response, 'status' | 'headers' | 'text'>
