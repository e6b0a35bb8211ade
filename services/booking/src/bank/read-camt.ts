import type { BankEntry } from '@marram/domain/payment/match-bank-entry'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import { keyEntries, type UnkeyedEntry } from './entry-key.ts'
import { minorUnits, StatementError } from './statement-error.ts'

const lists = ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']

/** Unsigned: the direction is a separate field. */
const amount = v.object({ '#text': v.pipe(v.string(), v.regex(/^\s*\d/)), '@Ccy': v.string() })
const text = v.optional(v.string(), '')
const named = v.optional(v.object({ Nm: text, Pty: v.optional(v.object({ Nm: text })) }))
const details = v.object({
  Refs: v.optional(v.object({ AcctSvcrRef: text, TxId: text, EndToEndId: text })),
  Amt: v.optional(amount),
  AmtDtls: v.optional(v.object({ TxAmt: v.optional(v.object({ Amt: amount })) })),
  RltdPties: v.optional(v.object({ Dbtr: named, Cdtr: named })),
  RmtInf: v.optional(
    v.object({
      Ustrd: v.optional(v.array(v.string()), []),
      Strd: v.optional(v.array(v.object({ CdtrRefInf: v.optional(v.object({ Ref: text })) })), []),
    }),
  ),
})
type Details = v.InferOutput<typeof details>
const entry = v.object({
  Amt: amount,
  CdtDbtInd: v.picklist(['CRDT', 'DBIT']),
  RvslInd: v.optional(v.string(), 'false'),
  Sts: v.union([v.string(), v.object({ Cd: v.string() })]),
  BookgDt: v.object({ Dt: text, DtTm: text }),
  AcctSvcrRef: text,
  AddtlNtryInf: text,
  NtryDtls: v.optional(v.array(v.union([v.object({ TxDtls: v.optional(v.array(details), []) }), v.string()])), []),
})
type Entry = v.InferOutput<typeof entry>
const statement = v.object({
  Acct: v.object({ Id: v.object({ IBAN: text, Othr: v.optional(v.object({ Id: text })) }) }),
  Ntry: v.optional(v.array(entry), []),
})
const document = v.object({ Document: v.object({ BkToCstmrStmt: v.object({ Stmt: v.array(statement) }) }) })

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Decodes numeric character references; no file with declared entities gets this far.
  htmlEntities: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.includes(name),
})

/** Reads the booked entries of a CAMT.053 file. Refuses a document type, which banks never send, to prevent entity expansion. */
export function readCamt(xml: string): BankEntry[] {
  if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new StatementError('format', 'The file declares entities, which no bank does.')
  if (XMLValidator.validate(xml) !== true) throw new StatementError('format', 'The file is not well-formed XML.')
  const parsed = v.safeParse(document, parse(xml))
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new StatementError(
      'format',
      `The file is not a CAMT.053 statement: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    )
  }
  return parsed.output.Document.BkToCstmrStmt.Stmt.flatMap(({ Acct: { Id }, Ntry }) => {
    const account = Id.IBAN || Id.Othr?.Id || ''
    if (account === '') throw new StatementError('account', 'A statement names no account.')
    return keyEntries(account, Ntry.filter(isBooked).flatMap(readEntry))
  })
}

/** The parser refuses names that would pollute prototypes, and too deep nesting. */
function parse(xml: string): unknown {
  try {
    return parser.parse(xml)
  } catch (error) {
    throw new StatementError(
      'format',
      `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

function isBooked({ Sts }: Entry): boolean {
  return (typeof Sts === 'string' ? Sts : Sts.Cd) === 'BOOK'
}

/** Splits a batch if its parts add up to the total; otherwise it stays one entry for staff. */
function readEntry(one: Entry): UnkeyedEntry[] {
  const parts = one.NtryDtls.flatMap((group) => (typeof group === 'string' ? [] : group.TxDtls))
  const amounts = parts.map((part) => part.Amt ?? part.AmtDtls?.TxAmt?.Amt)
  const total = minorUnits(one.Amt['#text'])
  const sum = amounts.reduce((all, part) => all + (part ? minorUnits(part['#text']) : Number.NaN), 0)
  if (parts.length > 1 && sum === total && amounts.every((part) => part?.['@Ccy'] === one.Amt['@Ccy'])) {
    return parts.map((part, index) => present(one, part, minorUnits(amounts[index]?.['#text'] ?? ''), index))
  }
  return [present(one, parts.length === 1 ? parts[0] : undefined, total, null)]
}

function present(one: Entry, part: Details | undefined, amount: number, index: number | null): UnkeyedEntry {
  const isOut = one.CdtDbtInd === 'DBIT'
  const { Refs, RltdPties, RmtInf } = part ?? {}
  const counterparty = isOut ? RltdPties?.Cdtr : RltdPties?.Dbtr
  const structured = RmtInf?.Strd.map(({ CdtrRefInf }) => CdtrRefInf?.Ref ?? '') ?? []
  const endToEnd = Refs?.EndToEndId === 'NOTPROVIDED' ? '' : (Refs?.EndToEndId ?? '')
  const words = [...(RmtInf?.Ustrd ?? []), ...structured, endToEnd, one.AddtlNtryInf]
  const partReference = Refs?.AcctSvcrRef || Refs?.TxId
  const place = index === null ? '' : partReference || `part ${index + 1}`
  return {
    reference: [one.AcctSvcrRef, place].filter((piece) => piece !== '').join(' ') || partReference || '',
    bookedOn: (one.BookgDt.Dt || one.BookgDt.DtTm).slice(0, 10),
    amount: isOut ? -amount : amount,
    currency: one.Amt['@Ccy'],
    isReversal: one.RvslInd === 'true' || one.RvslInd === '1',
    remittance: words.filter((word) => word.trim() !== '').join(' '),
    party: counterparty?.Nm || counterparty?.Pty?.Nm || '',
  }
}
