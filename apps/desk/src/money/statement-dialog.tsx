import { DeskError } from '@marram/contract/desk/client'
import { importStatement, maxStatementBytes, statementProblem } from '@marram/contract/desk/money'
import { FileText } from 'lucide-react'
import { type DragEvent, useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { CsvForm } from './csv-form.tsx'
import {
  type CsvMapping,
  guessMapping,
  missingFields,
  recallMapping,
  rememberMapping,
  writeMapping,
} from './csv-mapping.ts'
import { readStatement, type Statement } from './read-statement.ts'
import { type Report, StatementReport } from './statement-report.tsx'
import { words } from './words.ts'

type Props = {
  readonly file: File | null
  readonly onFile: (file: File) => void
  readonly onClose: () => void
  readonly onShowOpen: () => void
}

/** Reads a file of the bank in the browser, and sends it as text. */
export function StatementDialog({ file, onFile, onClose, onShowOpen }: Props) {
  const { statement, problem } = useStatement(file)
  const [mapping, setMapping] = useState<CsvMapping | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  useEffect(() => {
    setMapping(statement?.kind === 'csv' ? guessMapping(statement.text, recallMapping()) : null)
  }, [statement])
  const { run, isPending, error } = useDialogCommand(importStatement, (done) => {
    if (mapping !== null) rememberMapping(mapping)
    setReport(done)
  })
  if (report !== null) return <StatementReport report={report} onClose={onClose} onShowOpen={onShowOpen} />
  const isReady =
    statement !== null && (statement.kind === 'camt' || (mapping !== null && missingFields(mapping).length === 0))
  return (
    <CommandDialog
      {...{ isPending, error, isReady, onClose }}
      title={words.upload}
      subject={file?.name ?? ''}
      submit={words.read}
      refusals={{ 'bad-statement': describeFault(error), 'body-too-large': words.tooLarge }}
      onSubmit={() =>
        statement !== null && run({ file: statement.text, csv: mapping === null ? null : writeMapping(mapping) })
      }
    >
      <p>{words.uploadText}</p>
      <FileField file={file} onFile={onFile} problem={problem} />
      {statement !== null && mapping !== null && (
        <CsvForm text={statement.text} mapping={mapping} onChange={setMapping} />
      )}
    </CommandDialog>
  )
}

/** The text of the chosen file, or a sentence about what is wrong with it. */
function useStatement(file: File | null): { readonly statement: Statement | null; readonly problem: string | null } {
  const [read, setRead] = useState<{ readonly of: File; readonly statement: Statement | null } | null>(null)
  const isTooLarge = file !== null && file.size > maxStatementBytes
  useEffect(() => {
    if (file === null || isTooLarge) return
    let isCurrent = true
    const keep = (statement: Statement | null) => isCurrent && setRead({ of: file, statement })
    file.arrayBuffer().then(
      (bytes) => keep(readStatement(new Uint8Array(bytes))),
      () => keep(null),
    )
    return () => {
      isCurrent = false
    }
  }, [file, isTooLarge])
  if (isTooLarge) return { statement: null, problem: words.tooLarge }
  if (read === null || read.of !== file) return { statement: null, problem: null }
  return { statement: read.statement, problem: read.statement === null ? words.noStatement : null }
}

function describeFault(error: Error | null): string {
  const problem = v.safeParse(statementProblem, error instanceof DeskError ? error.data : null)
  const { fault, at } = problem.success ? problem.output : { fault: 'format' as const, at: '' }
  return `${words.fileFaults[fault](at)} ${words.nothingRead}`
}

type FieldProps = Pick<Props, 'file' | 'onFile'> & { readonly problem: string | null }

function FileField({ file, onFile, problem }: FieldProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [hasMany, setMany] = useState(false)
  const take = (files: FileList | null): void => {
    const [first] = files ?? []
    setMany((files?.length ?? 0) > 1)
    if (first !== undefined && files?.length === 1) onFile(first)
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      // The page behind the dialog takes files as well.
      event.stopPropagation()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  const said = hasMany ? words.oneFile : problem
  return (
    <div className={isOver ? 'file file--over' : 'file'} {...drop}>
      <FileText className="i" aria-hidden="true" />
      <div className="field">
        <label className="btn">
          {words.choose}
          <input
            type="file"
            className="hide"
            accept=".xml,.csv,.txt,text/csv,text/xml,application/xml"
            aria-invalid={said !== null}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => take(target.files)}
          />
        </label>
        <p id={`${id}-hint`} className="hint">
          {isOver ? words.dropHere : (file?.name ?? words.dropHint)}
        </p>
        {said !== null && (
          <p className="late" role="alert">
            {said}
          </p>
        )}
      </div>
    </div>
  )
}
