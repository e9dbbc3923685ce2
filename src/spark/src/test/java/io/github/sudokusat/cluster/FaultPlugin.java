package io.github.sudokusat.cluster;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/** Breaks executors when they start a certain task: part of the program of an executor, as an agent of a user's would be. */
public final class FaultPlugin implements SparkPlugin {

    private static final String PREFIX = "spark.sudoku.fault.";
    private static final int LARGEST = 1 << 20;
    private static final int SMALLEST = 1 << 8;
    private static final int STEP = 1 << 4;

    /** What fills the heap; written by a task and by its end. */
    private static volatile @Nullable Block held;

    /** Creates the plugin; Spark does so by its name. */
    public FaultPlugin() {}

    /** What happens. */
    enum Fault {
        /** The task finds the heap full. What fills it is free once the task has ended, like what a task needs itself. */
        NO_MEMORY,
        /** The process ends, as if it had been killed. */
        END
    }

    /**
     * The settings that make a task fail.
     *
     * @param directory where a jar with this class is put
     * @param tasks the number of tasks of its stage
     * @param number its number in the stage
     * @param attempts how many of its attempts fail
     */
    static String[] settings(Path directory, Fault fault, int tasks, int number, int attempts)
            throws IOException, URISyntaxException {
        return new String[] {
            "spark.jars=" + TestJar.of(FaultPlugin.class, directory),
            "spark.plugins=" + FaultPlugin.class.getName(),
            PREFIX + "kind=" + fault,
            PREFIX + "tasks=" + tasks,
            PREFIX + "number=" + number,
            PREFIX + "attempts=" + attempts
        };
    }

    @Override
    public @Nullable DriverPlugin driverPlugin() {
        return null;
    }

    @Override
    public ExecutorPlugin executorPlugin() {
        return new OnTasks();
    }

    /** Looks at each task before it starts. */
    private static final class OnTasks implements ExecutorPlugin {

        private Fault fault = Fault.END;
        private int tasks;
        private int number;
        private int attempts;

        @Override
        public void init(PluginContext context, Map<String, String> others) {
            SparkConf conf = context.conf();
            fault = Fault.valueOf(conf.get(PREFIX + "kind"));
            tasks = conf.getInt(PREFIX + "tasks", 0);
            number = conf.getInt(PREFIX + "number", 0);
            attempts = conf.getInt(PREFIX + "attempts", 0);
        }

        @Override
        public void onTaskStart() {
            TaskContext task = TaskContext.get();
            if (task.numPartitions() == tasks
                    && task.partitionId() == number
                    && task.stageAttemptNumber() == 0
                    && task.attemptNumber() < attempts) {
                if (fault == Fault.END) {
                    Runtime.getRuntime().halt(1);
                }
                task.addTaskCompletionListener((TaskCompletionListener) ended -> held = null);
                fill();
            }
        }
    }

    private static void fill() {
        for (int size = LARGEST; size >= SMALLEST; size /= STEP) {
            try {
                while (true) {
                    held = new Block(held, new byte[size]);
                }
            } catch (OutOfMemoryError e) {
                // Smaller ones may have room.
            }
        }
    }

    /** A link of a chain, which takes no more memory than its parts. */
    private record Block(@Nullable Block next, Object content) {}
}
