import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;

/** A server that speaks MongoDB's protocol, in memory, on a free loopback port, which it prints. */
class MongoServerMain {
    public static void main(String[] args) throws Exception {
        var server = new MongoServer(new MemoryBackend());
        var address = server.bind();
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        System.out.println("port " + address.getPort());
        System.out.flush();
        Thread.currentThread().join();
    }
}
