export type CamtEntry = {
  readonly reference?: string
  readonly amount: string
  readonly currency?: string
  readonly sign?: 'CRDT' | 'DBIT'
  readonly isReversal?: boolean
  readonly status?: string
  readonly text?: string
  readonly party?: string
  /** Amount and text of each part of a batch. */
  readonly parts?: readonly { readonly amount: string; readonly text: string }[]
}

/** A bank statement with a namespace prefix and only the fields that we read. */
export function camtFile(entries: readonly CamtEntry[], head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${head}
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><n:BkToCstmrStmt><n:GrpHdr><n:MsgId>1</n:MsgId></n:GrpHdr>
<n:Stmt><n:Id>1</n:Id><n:Acct><n:Id><n:IBAN>DE89370400440532013000</n:IBAN></n:Id></n:Acct>
${entries.map(entryXml).join('\n')}
</n:Stmt></n:BkToCstmrStmt></n:Document>`
}

function entryXml(entry: CamtEntry): string {
  const { reference, amount, currency = 'EUR', sign = 'CRDT', isReversal = false, status = 'BOOK' } = entry
  const { text = '', party = 'Karen Müller', parts = [{ amount, text }] } = entry
  const details = parts.map(
    (part) =>
      `<n:TxDtls><n:Refs><n:EndToEndId>NOTPROVIDED</n:EndToEndId></n:Refs><n:Amt Ccy="${currency}">${part.amount}</n:Amt>
<n:RltdPties><n:${sign === 'CRDT' ? 'Dbtr' : 'Cdtr'}><n:Pty><n:Nm>${party}</n:Nm></n:Pty></n:${sign === 'CRDT' ? 'Dbtr' : 'Cdtr'}></n:RltdPties>
<n:RmtInf><n:Ustrd>${part.text}</n:Ustrd></n:RmtInf></n:TxDtls>`,
  )
  return `<n:Ntry><n:Amt Ccy="${currency}">${amount}</n:Amt><n:CdtDbtInd>${sign}</n:CdtDbtInd>
${isReversal ? '<n:RvslInd>true</n:RvslInd>' : ''}<n:Sts><n:Cd>${status}</n:Cd></n:Sts><n:BookgDt><n:Dt>2027-02-03</n:Dt></n:BookgDt>
${reference === undefined ? '' : `<n:AcctSvcrRef>${reference}</n:AcctSvcrRef>`}<n:NtryDtls>${details.join('')}</n:NtryDtls></n:Ntry>`
}
