import { allowOneAlone } from '../helpers/one-permission'

// One whose records are made in the dashboard, and one whose are in the panel; the others by night.
allowOneAlone(['products', 'content'])
