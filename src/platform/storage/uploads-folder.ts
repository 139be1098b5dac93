import path from 'node:path'
import { env } from '../env'

/** Folder of uploaded pictures. */
export const uploadsDir = path.resolve(env.DATA_DIR, 'uploads')
