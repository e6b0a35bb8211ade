import { cleanText } from '@marram/domain/safe-text'
import type { FormField } from './form-definition.ts'
import type { FieldProblem } from './form-values.ts'

/** Document formats that are common in offices and contain no executable code. */
export const fileTypes = {
  pdf: { contentType: 'application/pdf', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { contentType: 'image/jpeg', magic: [0xff, 0xd8, 0xff] },
  png: { contentType: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    magic: [0x50, 0x4b, 0x03, 0x04],
  },
} as const satisfies Readonly<Record<string, { contentType: string; magic: readonly number[] }>>
export type FileType = keyof typeof fileTypes

export const fileExtensions = ['pdf', 'jpg', 'png', 'docx'] as const satisfies readonly FileType[]

/** Limits of one file, and of all files of a form. */
export const maxFileBytes = 4_194_304
export const maxFiles = 5
/** In whole megabytes, because mail servers state their limits that way. */
export const maxFileMegabytes = maxFileBytes / 1_048_576

/** A file of a form: without its bytes in a browser, with them in the worker. */
export type FormFile = {
  readonly field: string
  readonly name: string
  readonly size: number
  /** The first bytes, if known. */
  readonly head?: Uint8Array
}

/** Determines the type by file extension, and by the first bytes if known. */
export function fileTypeOf({ name, head }: Pick<FormFile, 'name' | 'head'>): FileType | null {
  const end = /\.(\w{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const type = fileExtensions.find((known) => known === (end === 'jpeg' ? 'jpg' : end))
  if (!type) return null
  const { magic } = fileTypes[type]
  return head === undefined || magic.every((byte, index) => head[index] === byte) ? type : null
}

/** Problems with the files of the applicable fields; ignores files of other fields. */
export function checkFiles(fields: readonly FormField[], files: readonly FormFile[]): FieldProblem[] {
  let total = 0
  return filesOf(fields, files).flatMap((file): FieldProblem[] => {
    total += file.size
    if (fileTypeOf(file) === null) return [{ field: file.field, code: 'file-type' }]
    if (total > maxFileBytes) return [{ field: file.field, code: 'file-too-large', limit: maxFileMegabytes }]
    return []
  })
}

/** At most one file per field. */
export function filesOf<F extends FormFile>(fields: readonly FormField[], files: readonly F[]): F[] {
  return fields
    .filter(({ kind }) => kind === 'file')
    .flatMap(({ name }) => files.find(({ field }) => field === name) ?? [])
    .slice(0, maxFiles)
}

/** A safe name for mails and downloads: no path, no direction marks, and an extension that matches the type. */
export function safeFileName(name: string, type: FileType): string {
  const base = cleanText(name.split(/[/\\]/).at(-1) ?? '', { lines: false }).replace(/\.\w{1,5}$/, '')
  const plain = base.replaceAll(/[^\p{L}\p{N} _-]+/gu, '_').slice(0, 80)
  return `${plain || 'file'}.${type}`
}

/** File names are form values, so that a missing required file is reported like any other answer. */
export function readFiles(data: FormData): (FormFile & { readonly file: File })[] {
  return [...data].flatMap(([field, file]) =>
    typeof file === 'string' || file.size === 0 ? [] : [{ field, name: file.name, size: file.size, file }],
  )
}
