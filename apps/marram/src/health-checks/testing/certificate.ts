import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'

/** A self-signed certificate for localhost, in PEM. Node reads certificates, but writes none. */
export function makeCertificate({ from, until }: { readonly from: Date; readonly until: Date }) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const ecdsaWithSha256 = sequence(objectId('06082a8648ce3d040302'))
  // Of issuers with the same name OpenSSL tries the first only.
  const name = sequence(
    tagged(0x31, sequence(objectId('0603550403'), tagged(0x0c, Buffer.from(`test ${randomUUID()}`)))),
  )
  const alternative = sequence(objectId('0603551d11'), tagged(0x04, sequence(tagged(0x82, Buffer.from('localhost')))))
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(timeOf(from), timeOf(until)),
    name,
    publicKey,
    tagged(0xa3, sequence(alternative)),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, ecdsaWithSha256, tagged(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts)
const objectId = (hex: string): Buffer => Buffer.from(hex, 'hex')
/** A UTCTime, as `261119120000Z`. */
const timeOf = (at: Date): Buffer =>
  tagged(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`))
