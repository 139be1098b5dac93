import { goFromQuestionToRequest } from '@/tests/demo/helpers/purchase'

goFromQuestionToRequest({ lng: 'en', width: 390, javaScriptEnabled: false })
goFromQuestionToRequest({ lng: 'ja', width: 390, javaScriptEnabled: false })
goFromQuestionToRequest({ lng: 'ja', width: 1440, javaScriptEnabled: true })
goFromQuestionToRequest({ lng: 'ru', width: 390, javaScriptEnabled: true })
goFromQuestionToRequest({ lng: 'ru', width: 1440, javaScriptEnabled: false })
goFromQuestionToRequest({ lng: 'zh', width: 390, javaScriptEnabled: true })
goFromQuestionToRequest({ lng: 'th', width: 1440, javaScriptEnabled: true })
