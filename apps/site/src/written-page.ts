/** A page as one text, or its data: it need not pass through a response, which would encode it. */
export type WrittenPage = Pick<Response, 'status' | 'headers' | 'text'>
